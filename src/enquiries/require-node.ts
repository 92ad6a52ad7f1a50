/** The first Node that has all that the built programs use, SQLite among it. */
const NODE_VERSION_MIN = 24;

/**
 * Ends the process with a sentence where Node is too old. Node reads the imports of a file before
 * it runs the file: a program calls this, and imports the rest of itself after it.
 */
export function requireNode(): void {
  if (Number.parseInt(process.versions.node) >= NODE_VERSION_MIN) return;
  console.error(
    `This needs Node ${NODE_VERSION_MIN} or newer, and ${process.execPath} is ${process.version}: start it with a newer Node.`,
  );
  process.exit(1);
}
