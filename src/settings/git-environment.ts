/** How Git logs in, and who commits. */
const KEPT = /^GIT_(?:SSH|SSL|ASKPASS|AUTHOR|COMMITTER)/;

/** Returns the environment for `git`, without the variables that tell the programs of a Git hook its repository. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const isKept = (name: string) => !name.startsWith('GIT_') || KEPT.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name)));
}
