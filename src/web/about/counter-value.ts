/**
 * What a counter shows after a time: 0 at the start, never less than before,
 * and exactly its target from the end of its duration on. It slows down
 * towards the end, as a filling meter does.
 */
export function counterValue(target: number, elapsedMs: number, durationMs: number): number {
  if (elapsedMs >= durationMs) return target;
  const rest = 1 - Math.max(0, elapsedMs) / durationMs;
  return Math.floor(target * (1 - rest * rest));
}
