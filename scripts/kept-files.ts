import { createHash, type BinaryLike } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from './read-folder.ts';
import { deleteOthers, writeWholeFile } from './write-file.ts';

/** What earlier builds made, by step, under a hash of everything that went into it. */
const KEPT_FOLDER = '.cache/kept';

/** A hash that no other division into parts has. */
function hashOf(parts: readonly BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex');
}

/** A hash over the names and contents of files and folders; tests change nothing that is built. */
export function hashFiles(...sources: readonly string[]): string {
  const files = sources.flatMap((source) =>
    statSync(source).isFile()
      ? [source]
      : filesIn(source).filter((file) => !/\.test\.tsx?$/.test(file)),
  );
  return hashOf(files.sort().flatMap((file) => [file, readFileSync(file)]));
}

/** The results of one step of the build; only for who holds the lock of the build. */
export class KeptFiles {
  readonly #folder: string;
  readonly #maker: string;
  readonly #used = new Set<string>();
  /** By name, as what is used: two who ask for the same at once both make it. */
  readonly #made = new Set<string>();

  /** `maker`: all that decides about results beside their inputs, such as the step's code and libraries. */
  constructor(step: string, maker: string, folder = KEPT_FOLDER) {
    this.#folder = path.join(folder, step);
    this.#maker = maker;
  }

  /** The result that was made of these inputs before, or else the one that is made now. */
  readonly keep = async (
    inputs: readonly BinaryLike[],
    make: () => Promise<Uint8Array>,
  ): Promise<Uint8Array> => {
    const name = hashOf([this.#maker, ...inputs]);
    const file = path.join(this.#folder, name);
    this.#used.add(name);
    const present = await readFile(file).catch(() => undefined);
    // After a power cut a file may be there and empty.
    if (present && present.length > 0) return present;
    const made = await make();
    await writeWholeFile(file, made);
    this.#made.add(name);
    return made;
  };

  /** Deletes what was not asked for. Returns how much was kept and made: `13 kept, 1 made`. */
  async finish(): Promise<string> {
    if (this.#used.size > 0) await deleteOthers(this.#folder, this.#used);
    return `${this.#used.size - this.#made.size} kept, ${this.#made.size} made`;
  }
}

/** Prints by step: their records are inputs; code, libraries and the brand's colours go into each. */
export function keptPrints(step: string): KeptFiles {
  const rooms = ['chemistry', 'drawing', 'print', 'records'].map((room) => `src/${room}`);
  return new KeptFiles(
    step,
    hashFiles(...rooms, 'content/brand.yaml', 'package-lock.json') + process.version,
  );
}
