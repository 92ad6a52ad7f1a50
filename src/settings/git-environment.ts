/**
 * Returns the environment for `git`, without the variables that tell the programs of a Git hook its repository. Those
 * that say how to log in and who commits stay.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const isLeftOut = (name: string) => /^GIT_(?!SSH|SSL|ASKPASS|AUTHOR|COMMITTER)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isLeftOut(name)));
}
