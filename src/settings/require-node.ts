/** The first Node version with all features that the built programs use, SQLite among them. */
const NODE_VERSION_MIN = 24;

/**
 * Ends the process with a message when Node is too old. Node loads static imports before it runs a file, so a program
 * calls this first and imports its other modules dynamically.
 */
export function requireNode(): void {
  if (Number.parseInt(process.versions.node) >= NODE_VERSION_MIN) return;
  console.error(
    `This needs Node ${NODE_VERSION_MIN} or newer, and ${process.execPath} is ${process.version}: start it with a newer Node.`,
  );
  process.exit(1);
}
