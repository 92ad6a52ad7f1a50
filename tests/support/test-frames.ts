import { CHECKED_FIELDS } from '../../src/records/enquiries/enquiry.ts';
import {
  blank,
  FRAME_STATES,
  FRAMES_FOLDER,
  STATIC_NOT_FOUND_PATH,
  type FrameName,
} from '../../src/records/enquiries/frames.ts';
import { stateProp } from '../../src/server/contact-frames.ts';

/** The least that the server takes for a frame of the Contact page. */
function testFrame(name: FrameName): string {
  const problems = CHECKED_FIELDS.map(
    (field) => `<li><a href="#enquiry-${field}">${blank(`errors.${field}`)}</a></li>`,
  );
  const fields = CHECKED_FIELDS.map(
    (field) => `<label for="enquiry-${field}"></label><input value="${blank(`values.${field}`)}">`,
  );
  const summary = name === 'invalid' ? `<ul>${problems.join('')}</ul>` : '';
  return `<form data-props="${stateProp(FRAME_STATES[name])}">${summary}${fields.join('')}</form>`;
}

/** The files of a small built site that are filled in, below `dist`. */
export const TEST_FRAME_FILES: Readonly<Record<string, string>> = {
  'client/404.html': `<title>Not found</title>${STATIC_NOT_FOUND_PATH}`,
  ...Object.fromEntries(
    (Object.keys(FRAME_STATES) as FrameName[]).map((name) => [
      `${FRAMES_FOLDER}/${name}.html`,
      testFrame(name),
    ]),
  ),
};
