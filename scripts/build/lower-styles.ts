import type { ChildNode, Declaration, Plugin, Root } from 'postcss';

/** Tailwind's cascade layers, each of which wins over those before it. What stands in none wins over all. */
const LAYERS = ['properties', 'theme', 'base', 'components', 'utilities'];

/**
 * Takes out of a page's stylesheet what the oldest browsers of `browserslist`
 * do not know and Lightning CSS, which lowers the rest, does not lower. What it
 * leaves of that is provided for where it stands (`tests/site/browser-floor.spec.ts`).
 */
export const lowerStyles: Plugin = {
  postcssPlugin: 'lower-styles',
  Once(root) {
    useDefaultsOfAll(root);
    writeOutVariables(root);
    flattenLayers(root);
    // Lightning CSS makes "not (min-width: ...)" of it, which is as new.
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replace(
        /\(width < ([\d.]+)rem\)/g,
        (_range, width: string) => `(max-width: ${(Number(width) - 0.001).toFixed(3)}rem)`,
      );
    });
    root.walkDecls((declaration) => {
      declaration.value = withoutMixing(declaration.value);
      const inOldUnits = declaration.value.replace(/(\d)[sd]vh\b/g, '$1vh');
      if (inOldUnits !== declaration.value) declaration.cloneBefore({ value: inOldUnits });
    });
  },
};

/**
 * Of the two ways in which Tailwind gives its variables their first values, leaves the one that
 * every browser knows: rules for all elements. The other, `@property`, says the same again.
 */
function useDefaultsOfAll(root: Root): void {
  root.walkAtRules('property', (rule) => {
    rule.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkAtRules('supports', (condition) => {
      condition.replaceWith(condition.nodes ?? []);
    });
  });
}

/** `var(--tw-name)` or `var(--tw-name, what else)`, which may have brackets of its own. */
const USE = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

const isOfAllElements = (block: Declaration['parent']) =>
  block?.type === 'rule' && block.selector.startsWith('*');

/**
 * Tailwind puts shadows, borders and the like together of variables. Those that only have their first
 * values, since no rule sets them to others, are written out where they are used; those that nothing
 * uses go.
 */
function writeOutVariables(root: Root): void {
  const firstValues = new Map<string, string>();
  const set = new Set<string>();
  root.walkDecls(/^--tw-/, ({ prop, value, parent }) => {
    if (isOfAllElements(parent)) firstValues.set(prop, value);
    else set.add(prop);
  });
  const writeOut = (value: string): string =>
    value.replace(USE, (use, name: string, otherwise?: string) => {
      if (set.has(name)) return use;
      const first = firstValues.get(name) ?? 'initial';
      if (first !== 'initial') return first;
      return otherwise === undefined ? use : writeOut(otherwise);
    });
  const used = new Set<string>();
  root.walkDecls((declaration) => {
    declaration.value = writeOut(declaration.value);
    for (const [, name = ''] of declaration.value.matchAll(USE)) used.add(name);
  });
  root.walkDecls(/^--tw-/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
}

/**
 * Layers become order alone: nothing is added to selectors. So in a lower layer
 * no selector may be more specific than one of a higher layer that it meets.
 */
function flattenLayers(root: Root): void {
  const contents = new Map<string, ChildNode[]>(LAYERS.map((name) => [name, []]));
  root.walkAtRules('layer', (layer) => {
    // A rule without a block only names layers in their order.
    if (layer.nodes) {
      const nodes = contents.get(layer.params);
      if (!nodes) throw layer.error(`There is no layer "${layer.params}": ${LAYERS.join(', ')}.`);
      nodes.push(...layer.nodes);
    }
    layer.remove();
  });
  root.prepend([...contents.values()].flat());
}

/** Mixed with nothing, a colour is the same colour, less opaque. */
function withoutMixing(value: string): string {
  return value.replace(
    /color-mix\(in oklab, #(\w{3}|\w{6}) (\d+)%, transparent\)/g,
    (_mix, short: string, percent: string) => {
      const digits = short.length === 3 ? short.replace(/./g, '$&$&') : short;
      const opacity = Math.round((Number(percent) / 100) * 255);
      return `#${digits}${opacity.toString(16).padStart(2, '0')}`;
    },
  );
}
