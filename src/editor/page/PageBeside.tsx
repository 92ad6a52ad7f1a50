import { useRef, useState } from 'react';
import { askServer } from './ask-server.ts';
import { linkTo } from './places.ts';

/** What a click on the page does itself: forms, carousels. */
const CONTROLS = 'button, input, select, textarea, label, summary';
const HINT = 'Click a text or a picture to change it.';
/** The name of a built picture or drawing, without hash, width and format. */
const PICTURE = /\/static\/(?:pictures|drawings)\/(.+?)(?:-phone)?\.[0-9a-f]{7,8}\./;

/** The page that shows a record. A click on a text or a picture opens its field; on another link, follows it. */
export function PageBeside({ page }: { page: string | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPhone, setPhone] = useState(false);
  const [said, say] = useState(HINT);
  // A record that was opened by a click on another page leaves that page as it is.
  const [clicked, setClicked] = useState({ page, address: page });
  const address = clicked.page === page ? clicked.address : page;
  const open = async (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest(CONTROLS) || event.ctrlKey || event.metaKey) return;
    const link = target.closest('a');
    event.preventDefault();
    const { location: shown } = target.ownerDocument;
    const isText = [...target.childNodes].some(
      (node) => node.nodeName === '#text' && /\S/.test(node.textContent ?? ''),
    );
    // A shade may lie over a picture.
    const under = target.ownerDocument.elementsFromPoint(event.clientX, event.clientY);
    const picture = isText ? undefined : under.find((one) => one.matches('img'));
    const name = PICTURE.exec(picture?.currentSrc ?? '')?.[1] ?? null;
    const hit = await askServer('findShown', shown.pathname, target.textContent, name).catch(
      () => null,
    );
    if (hit && 'record' in hit) {
      setClicked({ page: hit.page, address });
      location.hash = linkTo(hit.record, hit.field);
      say(HINT);
    } else if (link?.origin === location.origin) shown.assign(link.href);
    else say('This has no field of its own. Find it by its words on the left.');
  };
  const listen = () =>
    frame.current?.contentDocument?.addEventListener('click', (event) => void open(event));
  const toggle = () => {
    const { contentWindow, contentDocument } = frame.current ?? {};
    const top = contentDocument?.elementFromPoint((contentWindow?.innerWidth ?? 0) / 2, 120);
    setPhone(!isPhone);
    // After the page has its new width.
    requestAnimationFrame(() => requestAnimationFrame(() => top?.scrollIntoView()));
  };
  return (
    <section className="beside flex h-[85dvh] scroll-mt-12 flex-col border-l border-line max-xl:border-t md:h-auto md:min-h-0">
      <p className="flex items-center justify-between px-3 py-1 text-sm text-muted">
        <span role="status">{said}</span>
        <a href={address} target="_blank" className="mr-2 ml-auto underline">
          Full width
        </a>
        <button type="button" aria-pressed={isPhone} onClick={toggle}>
          Phone width
        </button>
      </p>
      {/* Without a key, a reload of the old page after a save would end the way to the new one. */}
      <iframe
        key={address}
        ref={frame}
        src={address}
        title="The page that shows it"
        className={`mx-auto max-w-full grow bg-white ${isPhone ? 'w-[390px]' : 'w-full'}`}
        onLoad={listen}
      />
    </section>
  );
}
