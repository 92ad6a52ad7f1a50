/** The programs of a Git hook inherit its repository in these variables. How to log in and who commits stay. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const isLeftOut = (name: string) => /^GIT_(?!SSH|SSL|ASKPASS|AUTHOR|COMMITTER)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isLeftOut(name)));
}
