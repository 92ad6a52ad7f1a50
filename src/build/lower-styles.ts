import type { ChildNode, Plugin, Root } from 'postcss';

/** Tailwind's cascade layers in rising priority. Rules outside of layers have the highest. */
const LAYERS = ['properties', 'theme', 'base', 'components', 'utilities'];

/**
 * PostCSS plugin that lowers stylesheets for the oldest browsers of `browserslist`, where Lightning CSS,
 * which runs afterwards, does not. `tests/site/oldest-browsers.spec.ts` lists the features that remain and
 * what an older browser does without them.
 */
export const lowerStyles: Plugin = {
  postcssPlugin: 'lower-styles',
  Once(root) {
    useFallbackDefaults(root);
    flattenLayers(root);
    // Lightning CSS turns `width <` into `not (min-width: ...)`, which old browsers do not know either.
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replace(
        /\(width < ([\d.]+)rem\)/g,
        (_range, width: string) => `(max-width: ${(Number(width) - 0.001).toFixed(3)}rem)`,
      );
    });
    root.walkDecls((declaration) => {
      declaration.value = withAlphaChannels(declaration.value);
      const inOldUnits = declaration.value.replace(/(\d)[sd]vh\b/g, '$1vh');
      if (inOldUnits !== declaration.value) declaration.cloneBefore({ value: inOldUnits });
    });
  },
};

/**
 * Tailwind sets the initial values of its variables by `@property` and, within `@supports` for older
 * browsers, by a rule for all elements. Keeps only that rule, for all browsers.
 */
function useFallbackDefaults(root: Root): void {
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

/**
 * Replaces cascade layers with the order of their rules. Selectors stay as they are, so a rule of a lower
 * layer must not be more specific than a rule of a higher layer for the same element.
 */
function flattenLayers(root: Root): void {
  const contents = new Map<string, ChildNode[]>(LAYERS.map((name) => [name, []]));
  root.walkAtRules('layer', (layer) => {
    // A rule without a block only declares the order of layers.
    if (layer.nodes) {
      const nodes = contents.get(layer.params);
      if (!nodes) throw layer.error(`There is no layer "${layer.params}": ${LAYERS.join(', ')}.`);
      nodes.push(...layer.nodes);
    }
    layer.remove();
  });
  root.prepend([...contents.values()].flat());
}

/** Converts a colour that is mixed with `transparent` to the colour with an alpha channel. */
function withAlphaChannels(value: string): string {
  return value.replace(
    /color-mix\(in oklab, #(\w{3}|\w{6}) (\d+)%, transparent\)/g,
    (_mix, short: string, percent: string) => {
      const digits = short.length === 3 ? short.replace(/./g, '$&$&') : short;
      const opacity = Math.round((Number(percent) / 100) * 255);
      return `#${digits}${opacity.toString(16).padStart(2, '0')}`;
    },
  );
}
