import packageFile from '../package.json' with { type: 'json' };

/** The names of Vite's targets; other browsers of `browserslist` have the engine of one of these. */
const TARGETS: Record<string, string> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest browsers in which everything works, as `browserslist` of `package.json` names them, such as `chrome90`. */
export function browserFloor(): string[] {
  return packageFile.browserslist.flatMap((query) => {
    const [, browser = '', version = ''] = /^(\w+) >= (\d+)$/.exec(query) ?? [];
    if (version === '') {
      throw new Error(
        `package.json: "${query}" of browserslist is not read. Write a browser and its oldest version, such as "chrome >= 90".`,
      );
    }
    const target = TARGETS[browser];
    return target === undefined ? [] : [target + version];
  });
}
