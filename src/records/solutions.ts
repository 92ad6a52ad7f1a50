import { z } from 'zod';
import { pagePicture } from './pictures.ts';
import { claim } from './reading/sourced.ts';
import { readerOf } from './reading/read-record.ts';
import { paragraph, text } from './reading/texts.ts';

const schema = z
  .array(
    z.strictObject({
      title: text,
      summary: z.string().min(20).max(160).describe('One sentence, for Home.'),
      paragraphs: z.array(claim(paragraph)).min(1).describe('Paragraphs, for Services.'),
      points: z
        .array(claim(z.string().min(3)))
        .min(2)
        .describe('Concrete points, for Services.'),
      picture: pagePicture('half'),
    }),
  )
  .length(4);

/** The four solutions, in short on Home and in full on Services: `content/solutions.yaml`. */
export const solutions = readerOf('solutions.yaml', schema);
export type Solution = ReturnType<typeof solutions>[number];
