import { expect, it } from 'vitest';
import { createPostLimiter } from './post-limiter.ts';

it('limits the posts of a network, and of no other', async () => {
  const countPost = createPostLimiter({
    perAddress: { count: 2, seconds: 600 },
    inAll: { count: 60, seconds: 60 },
  });
  for (let post = 0; post < 100; post += 1) expect(await countPost('192.0.2.1')).toBeUndefined();
  expect(await countPost('192.0.2.1')).toBeGreaterThan(590);
  expect(await countPost('192.0.2.2')).toBeUndefined();
});

it('has no limit when limits are off', async () => {
  expect(await createPostLimiter('off')('192.0.2.1')).toBeUndefined();
});
