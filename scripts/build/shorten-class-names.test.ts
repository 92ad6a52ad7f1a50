import { expect, it } from 'vitest';
import { shortenInPage, shortenInScript } from './shorten-class-names.ts';

const names = new Map([
  ['mt-4', 'a'],
  ['md:p-1.5', 'b'],
  ['[&>dt]:text-muted', 'c'],
  ["before:content-['x']", 'd'],
]);

it('shortens classes in styles and markup, and leaves all others', () => {
  const page = (style: string, markup: string) =>
    `<style>${style}</style><p>mt-4</p>${markup}<script>x=".mt-4"</script>`;
  expect(
    shortenInPage(
      page(
        '/* it\'s .mt-4 */.mt-4{margin:.5rem;src:url(a.mt-4),"b.mt-4"}.mt-40{}@media print{.md\\:p-1\\.5:hover>.site-bar{}.\\[\\&\\>dt\\]\\:text-muted>dt{}}',
        '<p class="site-bar mt-4 md:p-1.5"><b class="[&amp;&gt;dt]:text-muted mt-40"></b>',
      ),
      names,
    ),
  ).toBe(
    page(
      '/* it\'s .mt-4 */.a{margin:.5rem;src:url(a.mt-4),"b.mt-4"}.mt-40{}@media print{.b:hover>.site-bar{}.c>dt{}}',
      '<p class="site-bar a b"><b class="c mt-40"></b>',
    ),
  );
});

it('says once what stands for two classes that are always together', () => {
  const shared = new Map([
    ['mt-4', 'a'],
    ['md:p-1.5', 'a'],
  ]);
  expect(
    shortenInPage('<style>.mt-4{}.md\\:p-1\\.5{}</style><p class="md:p-1.5 x mt-4">', shared),
  ).toBe('<style>.a{}.a{}</style><p class="a x">');
  expect(shortenInScript('f("x md:p-1.5 mt-4 y")', shared)).toBe('f("x a y")');
});

it('refuses a page that hands a class to an island, whose script would not know its short name', () => {
  const page = '<astro-island props="{&quot;look&quot;:[0,&quot;flex mt-4&quot;]}"></astro-island>';
  expect(() => shortenInPage(page, names)).toThrow('given the class "mt-4" as a prop');
});

it('shortens classes in the texts of a script, and nothing else of it', () => {
  const script = (own: string, more: string, quoted: string) =>
    `let mt=9,x=mt-4;f("${own} site-bar",\`\${x} ${own} \${x}${own}\`,'${more}',/"mt-4"/,"${quoted}")`;
  expect(shortenInScript(script('mt-4', 'md:p-1.5', "before:content-['x']"), names)).toBe(
    `let mt=9,x=mt-4;f("a site-bar",\`\${x} a \${x}mt-4\`,'b',/"mt-4"/,"d")`,
  );
});
