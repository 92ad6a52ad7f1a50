/**
 * The products that a visitor added to the enquiry: their slugs, joined by spaces, kept on the device and in
 * `data-enquiry` of `<html>`, which styles, the bar and the form read. A browser that blocks storage keeps them for the
 * page only.
 */
import { ENQUIRY_LIST_KEY } from './enquiry-list-key.ts';

const root = document.documentElement;

function storedList(): string {
  try {
    return localStorage.getItem(ENQUIRY_LIST_KEY) ?? '';
  } catch {
    return root.dataset['enquiry'] ?? '';
  }
}

/** Shows a list in the bar and in its buttons. */
function show(list: string): void {
  const slugs = list.split(' ').filter(Boolean);
  if (list) root.dataset['enquiry'] = list;
  else delete root.dataset['enquiry'];
  const count = document.querySelector('#enquiry-count');
  if (count) count.textContent = String(slugs.length);
  const noun = count?.nextElementSibling;
  if (noun) noun.textContent = slugs.length === 1 ? ' product' : ' products';
  for (const button of document.querySelectorAll<HTMLElement>('[data-add]'))
    button.setAttribute('aria-pressed', String(slugs.includes(button.dataset['add'] ?? '')));
}

function save(list: string): void {
  show(list);
  try {
    localStorage.setItem(ENQUIRY_LIST_KEY, list);
  } catch {
    // The list ends with the page.
  }
}

/** Makes every button with `data-add` add its product or take it out again. */
export function startEnquiryList(): void {
  show(storedList());
  // Another page may have changed it: in another tab, or since this one was prerendered or put into the back/forward cache.
  document.addEventListener('visibilitychange', () => show(storedList()));
  addEventListener('pageshow', () => show(storedList()));
  addEventListener('enquiry-list', (event) => save((event as CustomEvent<string>).detail));
  addEventListener('click', (event) => {
    const slug = (event.target as Element).closest<HTMLElement>('[data-add]')?.dataset['add'];
    if (!slug) return;
    const listed = storedList().split(' ').filter(Boolean);
    const others = listed.filter((other) => other !== slug);
    save([...others, ...(others.length === listed.length ? [slug] : [])].join(' '));
  });
}
