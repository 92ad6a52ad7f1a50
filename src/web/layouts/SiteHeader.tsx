import * as content from '../../records/content.ts';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { telephoneLink, whatsAppLink } from '../../records/urls/links.ts';
import {
  FORM_ANCHOR,
  ROUTE_LABELS,
  ROUTE_NAMES,
  ROUTES,
  type RouteName,
} from '../../records/urls/routes.ts';

type SiteHeaderProps = {
  /** The current page; undefined on the 404 page. */
  currentRoute?: RouteName | undefined;
  /** Whether the current page is below that route, such as a product's page. */
  isBelow: boolean;
};

const MENU_ID = 'site-menu';

/**
 * If the number does not fit beside the name, whose words then have a line each, it wraps out of sight; the icon with
 * its accessible name stays.
 */
const WRAPPING_NUMBER_CLASS =
  'flex h-11 min-w-4 flex-wrap justify-end gap-x-1 overflow-hidden leading-11 whitespace-nowrap sm:gap-x-1.5 lg:justify-start';

const BAR_NUMBER_CLASS =
  'lg:ml-2 lg:rounded-none lg:border-l lg:border-white/25 lg:pl-4 xl:ml-4 xl:pl-6';

/** The bar of every page: logo, menu (collapsed below 992 px) and telephone link. */
export function SiteHeader({ currentRoute, isBelow }: SiteHeaderProps) {
  const company = content.company();
  return (
    // Sticky over the first section instead of fixed: for the contrast of a fixed element, axe 4.14 uses as background
    // the element in the middle of the page.
    <header className="site-bar on-navy group/bar sticky top-0 z-40 -mb-bar h-bar text-white noscript:bg-navy-deep">
      <div className="page-width flex h-full items-center gap-[min(0.5rem,2.5vw)] sm:gap-4 lg:gap-2 xl:gap-4">
        <a
          href={ROUTES.home}
          aria-label={`${company.name}, home page`}
          className="mr-auto flex shrink-[99999] rounded-sm py-2"
        >
          <Logo />
        </a>
        {/* Before the menu that it opens, so that screen readers read them in this order. */}
        <button
          type="button"
          popoverTarget={MENU_ID}
          aria-label="Menu"
          className="order-1 -mr-2 grid size-[min(2.75rem,13.75vw)] shrink-0 cursor-pointer place-items-center rounded-sm transition-colors hover:text-teal-bright lg:hidden print:hidden"
        >
          <Icon
            name="menu"
            className="size-6 group-has-[:popover-open]/bar:hidden in-[.menu-open]:hidden"
          />
          <Icon
            name="close"
            className="hidden size-6 group-has-[:popover-open]/bar:block in-[.menu-open]:block"
          />
        </button>
        {/* From lg on, the popover is displayed as normal content. */}
        <nav
          id={MENU_ID}
          popover="auto"
          aria-label="Main menu"
          className="site-menu lg:static lg:block lg:max-h-none lg:w-auto lg:shrink-0 lg:overflow-visible lg:bg-transparent lg:text-inherit lg:transition-none print:hidden"
        >
          <ul className="page-width py-4 lg:flex lg:p-0 xl:gap-x-1">
            {ROUTE_NAMES.map((name) => (
              <li key={name} className="border-b border-white/10 last:border-0 lg:border-0">
                <a
                  href={ROUTES[name]}
                  aria-current={name === currentRoute ? (isBelow ? 'true' : 'page') : undefined}
                  className="menu-link"
                >
                  {ROUTE_LABELS[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={telephoneLink(company.phone)}
          aria-label={`Call ${company.phoneDisplay}`}
          className={`${BAR_NUMBER_CLASS} ${WRAPPING_NUMBER_CLASS} rounded-sm text-[0.8rem] font-semibold tabular-nums transition-colors hover:text-teal-bright sm:text-base lg:order-1 print:hidden`}
        >
          <Icon name="phone" className="h-11 w-4 text-teal-bright" />
          {company.phoneDisplay}
        </a>
        {/* Of a constant width, so that the number of products does not move its neighbours. */}
        <a
          href={`${ROUTES.contact}#${FORM_ANCHOR}`}
          className="hidden h-11 w-10 shrink-0 items-center justify-center gap-1 rounded-sm text-[0.9375rem] font-semibold tabular-nums hover:text-teal-bright in-[[data-enquiry]]:flex xl:w-47 xl:justify-end print:hidden"
        >
          <Icon name="document" className="text-teal-bright" />
          <span>
            <span className="max-xl:sr-only">Enquiry, </span>
            <span id="enquiry-count" />
            <span className="max-xl:sr-only" />
          </span>
        </a>
        {company.whatsapp && (
          <a
            href={whatsAppLink(company.whatsapp)}
            rel="noopener"
            aria-label="WhatsApp"
            className="-mx-1 grid h-11 w-[min(2.25rem,11vw)] shrink-0 place-items-center rounded-sm text-teal-bright hover:text-white lg:hidden print:hidden"
          >
            <Icon name="whatsapp" />
          </a>
        )}
      </div>
    </header>
  );
}
