/** Checks that the built pages contain the texts of the specification, in its order. */
import { expect, test } from '../support/test.ts';
import * as content from '../../src/records/content.ts';
import { FORM_ANCHOR, ROUTES } from '../../src/records/urls/routes.ts';
import { cardImages } from '../../src/records/products/products.ts';
import {
  attributesOf,
  findBuiltFile,
  readBuiltPage,
  textOf,
  textsOf,
} from '../support/built-site.ts';
import { DANGEROUS, UNREGULATED } from '../support/catalogue.ts';
import { UNKNOWN_PATH } from '../support/site-pages.ts';

const company = content.company();
const SOLUTIONS = ['Sustainable Development', 'Superior Products', 'CSR', 'Total Support'];

function sectionOf(page: Document, heading: string): Element {
  const [section] = [...page.querySelectorAll('main section[aria-labelledby]')].filter(
    (one) => textOf(page.getElementById(one.getAttribute('aria-labelledby') ?? '')) === heading,
  );
  if (!section) throw new Error(`No section has the heading "${heading}".`);
  return section;
}

test('Home', () => {
  const { partners, gallery } = content.homePage();
  const { closing } = content.servicesPage();
  const page = readBuiltPage(ROUTES.home);
  expect(textsOf(page, 'main h2')).toEqual([
    'About Us',
    gallery.heading,
    'Problems',
    'Our Services',
    'Our Solutions',
    ...(content.partners().length > 0 ? [partners.heading] : []),
    closing.heading,
  ]);
  const about = sectionOf(page, 'About Us');
  expect(textsOf(about, 'blockquote').join()).toMatch(/rising tide lifts all boats/i);
  expect(textsOf(about, 'dt').join()).toMatch(/mission.*vision/i);
  expect(textsOf(about, `a[href="${ROUTES.about}"]`)).toEqual(['Know More']);
  for (const [heading, items] of Object.entries({
    Problems: ['Marketing Insights', 'Industry connections', 'Exporting Challenges'],
    'Our Services': [
      'Promoting Indian Made Products',
      'Key Partnerships',
      'Long Term Contract Management',
    ],
    'Our Solutions': SOLUTIONS,
  })) {
    expect(textsOf(sectionOf(page, heading), 'h3')).toEqual(items);
  }
  const key = sectionOf(page, gallery.heading);
  expect(attributesOf(key, 'li a', 'href')).toEqual(
    gallery.products.map((slug) => `/products/${slug}`),
  );
  expect(key.querySelectorAll('li picture img')).toHaveLength(gallery.products.length);
});

test('About Us', () => {
  const page = readBuiltPage(ROUTES.about);
  expect(textsOf(page, 'h1')).toEqual([company.shippingServiceName]);
  expect(textsOf(page, 'main h2')).toEqual([
    'About Us',
    'Why Choose Us',
    'The company in figures',
    'Our mission',
    'Our vision',
    content.servicesPage().closing.heading,
  ]);
  expect(textOf(sectionOf(page, 'About Us'))).toContain('In business since 2018');
  expect(textsOf(sectionOf(page, 'Why Choose Us'), 'li h3')).toEqual([
    '40+ years of family expertise',
    'Global outreach through generations',
    'Timely supply and lasting customer relations',
    'Efficient services',
    'Large inventory',
    'Cost efficient',
  ]);
  const panel = sectionOf(page, 'The company in figures');
  expect(textsOf(panel, `a[href="${ROUTES.contact}"]`)).toEqual(['Call Now']);
  // The built page has the final figures, so they are shown without script.
  expect(textsOf(panel, '[data-count-up] li')).toEqual([
    '200+ products supplied',
    '27000+ tons quantity supplied',
    '30+ countries with clients worldwide',
    '50+ years of experience',
  ]);
});

test('Services', () => {
  const page = readBuiltPage(ROUTES.services);
  expect(textsOf(page, 'h1')).toEqual(['ocean shipping Service']);
  const advantage = sectionOf(page, 'Our Advantage');
  expect(textsOf(advantage, 'li h3')).toEqual([
    'We are trusted',
    'The best security',
    'Quick location',
  ]);
  const location = textsOf(advantage, 'li').at(-1);
  for (const part of [company.address.building, company.address.street, company.address.city]) {
    expect(location).toContain(part);
  }
  expect(textsOf(sectionOf(page, 'Our Solutions'), 'article h3')).toEqual(SOLUTIONS);
});

test('the cards of Products, which read like the label on a drum', () => {
  const page = readBuiltPage(ROUTES.products);
  expect(textsOf(page, 'main h2')).toEqual(
    expect.arrayContaining(['OUR Products', 'Find various Products']),
  );
  expect(textOf(page.querySelector('main section'))).toMatch(/security of supply/i);
  const cards = [...page.querySelectorAll('#product-list > li')];
  expect(cards).toHaveLength(content.products().length);
  for (const [index, product] of content.products().entries()) {
    const { name, slug } = product;
    const card = cards[index] ?? null;
    expect(textsOf(card, 'h3')).toEqual([name]);
    expect(
      textsOf(card, `a[href="${ROUTES.contact}?product=${slug}#${FORM_ANCHOR}"]`),
    ).toHaveLength(1);
    expect(attributesOf(card, '[aria-roledescription="slide"] picture img', 'alt')).toEqual(
      cardImages(product).map(({ alt }) => alt),
    );
  }

  const { transport, identity } = DANGEROUS;
  const dangerous = page.getElementById(DANGEROUS.slug);
  expect(textOf(dangerous)).toContain(identity.casNumber);
  expect(textOf(dangerous)).toContain(transport?.unNumber.replace('UN', 'UN '));
  expect(textsOf(dangerous, 'sub')).toEqual(identity.formula?.match(/\d+/g));
  const classesOf = (card: Element | null) =>
    attributesOf(card, 'img[alt]', 'alt').flatMap(
      (alt) => /, class (.+)$/.exec(alt ?? '')?.[1] ?? [],
    );
  expect(classesOf(dangerous)).toEqual([
    transport?.imdgClass,
    ...(transport?.subsidiaryHazards ?? []),
  ]);
  const unregulated = page.getElementById(UNREGULATED.slug);
  expect(textOf(unregulated)).toContain('Not regulated');
  expect(classesOf(unregulated)).toEqual([]);
});

test('Contact: what is stored, how long, and whom to ask', () => {
  const { privacy } = content.contactPage();
  const page = readBuiltPage(ROUTES.contact);
  const section = page.getElementById('privacy');
  expect(textsOf(section, 'h2')).toEqual([privacy.heading]);
  for (const part of [/stores/, /months/]) expect(textOf(section)).toMatch(part);
  expect(textOf(section)).toContain(company.email);
  expect(textsOf(page, 'form a[href="#privacy"]')).toEqual(['What we store and for how long']);
});

test('the 404 page', () => {
  const page = readBuiltPage(UNKNOWN_PATH);
  expect(textsOf(page, 'h1')).toEqual(["404 That's An Error"]);
  // On a plain static host, the page shows this path for every request.
  expect(textsOf(page, 'main p')).toEqual([
    "The requested URL /badpage was not found on this server. That's all we know. Please Go To Home Page",
  ]);
  expect(textsOf(page, 'main a[href="/"]')).toEqual(['Home']);
  expect(findBuiltFile(page.querySelector('main img')?.getAttribute('src') ?? '')).toBeDefined();
});
