import * as content from '../../records/content.ts';
import { mailLink, telephoneLink } from '../../records/urls/links.ts';
import { fillText } from '../../records/reading/fill-text.ts';
import { PRIVACY_ANCHOR } from '../../records/urls/routes.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The privacy notice: what the form stores, for how long, and whom to contact. */
export function ContactPrivacy() {
  const texts = content.contactPage().privacy;
  const company = content.company();
  const words = {
    email: company.email,
    phone: company.phoneDisplay.replaceAll(' ', NO_BREAK_SPACE),
    retentionMonths: texts.retentionMonths,
    backupDays: texts.backupDays,
  };
  const links: Readonly<Record<string, string>> = {
    [words.email]: mailLink(company.email),
    [words.phone]: telephoneLink(company.phone),
  };
  /** Returns a paragraph in which the email address and the phone number are links. */
  const linked = (paragraph: string) =>
    paragraph.split(/(\{email\}|\{phone\})/).map((part) => {
      const text = fillText(part, words);
      const href = links[text];
      return href === undefined ? (
        text
      ) : (
        <a key={text} href={href} className="underline underline-offset-2 hover:text-teal-deep">
          {text}
        </a>
      );
    });
  return (
    <section id={PRIVACY_ANCHOR} aria-labelledby="privacy-heading" className="py-section">
      <div className="page-width grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 id="privacy-heading" className="text-title lg:col-span-4">
          {texts.heading}
        </h2>
        <div className="max-w-[68ch] space-y-4 text-muted lg:col-span-7 lg:col-start-6">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[54ch]">
              {linked(paragraph)}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
