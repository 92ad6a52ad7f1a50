/**
 * The inline scripts of every page, as text. `astro.config.ts` adds their hashes to the content security policy,
 * because Astro hashes only scripts that it bundles.
 */
import { ROUTES } from '../../records/urls/routes.ts';
import { ENQUIRY_LIST_KEY } from './enquiry-list-key.ts';

/** The maximum time for which pictures and the text font wait: `firstPicture` takes up to three seconds. */
const LONGEST_WAIT_MS = 5000;

/**
 * Runs before the first paint. After a reload, pages start at the top. The class `script` of `<html>` shows controls
 * that need script. The classes `awaits-picture` and `awaits-font` delay later pictures and the text font
 * (`site-script.ts`), except for a visitor who comes from another page of the site and has the font already. If the
 * layout's script fails, the delay ends all the same. If it failed before it set `data-motion`, the bar becomes solid,
 * because its white text would not be readable over the page. With `data-enquiry`, the bar has room for the list of
 * products from the first paint on. A browser without modules, or before 2020, which cannot
 * parse `??`, gets none of the classes.
 */
export const HEAD_SCRIPT = `if('noModule'in HTMLScriptElement.prototype){
history.scrollRestoration='manual';
const{classList,dataset}=document.documentElement;
classList.add('script');
try{const list=localStorage.getItem('${ENQUIRY_LIST_KEY}');if(list)dataset.enquiry=list}catch{}
document.referrer.startsWith(location.origin)||classList.add('awaits-picture','awaits-font');
setTimeout(()=>{
classList.remove('awaits-picture','awaits-font');
dataset.motion??classList.add('scrolled')
},${LONGEST_WAIT_MS})}`;

/** Links to a new tab, to an anchor of the current page, to a file, and to Contact, which must be current. */
const OTHER_LINKS = `a:is([target], [href^="#"], [href*="."], [href^="${ROUTES.contact}"])`;

/**
 * The speculation rules: the browser prerenders a page when the visitor points at a link to it or presses it
 * ("moderate"). They are inlined, because a file of their own would delay the first picture. Chrome 109 to 120 logs that
 * it does not know `eagerness`, and ignores the rules.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: OTHER_LINKS } }] },
      eagerness: 'moderate',
    },
  ],
});
