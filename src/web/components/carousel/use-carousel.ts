import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { startTransition, useEffect, useRef, useState } from 'react';
import { CHUNK_TIMEOUT_MS } from '../chunk-timeout.ts';
import { isMotionAllowed, onMotionChange } from '../motion.ts';

/** How a carousel moves. One constant for each: a new object would set it up anew. */
export type CarouselSettings = EmblaOptionsType & {
  /** It moves on by itself after so long. Without, it moves only when asked. */
  intervalMs?: number;
};

/** What `useCarousel` knows of a carousel, and how it is moved. */
export type Carousel = ReturnType<typeof useCarousel>;

/** Where a carousel stands. */
type Place = typeof AS_PRERENDERED;

const AS_PRERENDERED = {
  /** Whether script answers; without, every slide can be scrolled to. */
  isLive: false,
  /** From 0. */
  selectedIndex: 0,
  canGoBack: true,
  canGoOn: true,
  /** Whether what it shows came by itself, and is not announced. */
  isUnasked: false,
  /** The slides that were shown since it first came into view, and those that may be next. */
  reached: new Set([0]) as ReadonlySet<number>,
};

type Step = (carousel: EmblaCarouselType, isJump: boolean) => void;

/** Of a glide. Nobody sees the rest, which goes on for more than a second, frame by frame. */
const LAST_PX = 0.25;

/**
 * A carousel over the slides within `viewportRef`, whose parent holds its
 * controls too. Where motion is off, slides change without gliding.
 */
export function useCarousel(settings: CarouselSettings) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const takeStep = useRef<(step: Step) => void>(() => {});
  const [place, setPlace] = useState(AS_PRERENDERED);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const end = new AbortController();
    const tell = (now: Place) => startTransition(() => setPlace(now));
    takeStep.current = runCarousel(viewport, settings, tell, end.signal);
    return () => end.abort();
  }, [settings]);

  return {
    ...place,
    viewportRef,
    goBack: () => takeStep.current((carousel, isJump) => carousel.scrollPrev(isJump)),
    goOn: () => takeStep.current((carousel, isJump) => carousel.scrollNext(isJump)),
    goTo: (index: number) =>
      takeStep.current((carousel, isJump) => carousel.scrollTo(index, isJump)),
  };
}

/**
 * Runs a carousel until the signal ends it; answers with the way to move it. It
 * is set up when it first comes into view or is asked to move: a page of many
 * would otherwise measure all of them at its load. It moves by itself while it
 * is in view and motion is allowed. Neither mouse nor keys stop it: the
 * specification keeps carousels playing after interaction. Only a slide that
 * holds the keyboard's focus stays, which would otherwise go out of sight.
 */
function runCarousel(
  viewport: HTMLElement,
  { intervalMs, ...options }: CarouselSettings,
  onChange: (place: Place) => void,
  signal: AbortSignal,
): (step: Step) => void {
  const root = viewport.parentElement ?? viewport;
  // Before script answered, the keyboard may have gone to a later slide, and the browser scrolled to it.
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const focusedIndex = slides.findIndex((slide) => slide.contains(document.activeElement));
  const startIndex = Math.max(focusedIndex, 0);
  const reached = new Set([0]);
  let carousel: EmblaCarouselType | undefined;
  let isInView = false;
  let isDragged = false;
  let isAsked = false;
  let mayGoBack = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayPlay = () =>
    isInView &&
    isMotionAllowed() &&
    !isDragged &&
    !document.hidden &&
    !holdsKeyboardFocus(viewport);

  /** Tells where the carousel stands. */
  const tell = () => {
    const selectedIndex = carousel?.selectedScrollSnap() ?? startIndex;
    // The next one comes once it can move, the one before once somebody may want to go back.
    const steps = carousel ? [0, 1, ...(mayGoBack ? [-1] : [])] : [0];
    for (const step of steps) reached.add((selectedIndex + step + slides.length) % slides.length);
    onChange({
      isLive: true,
      selectedIndex,
      canGoBack: carousel?.canScrollPrev() ?? true,
      canGoOn: carousel?.canScrollNext() ?? true,
      isUnasked: timer !== undefined && !isAsked,
      reached: new Set(reached),
    });
  };

  const moveOn = () => {
    isAsked = false;
    carousel?.scrollNext();
  };
  /** Begins the delay anew, if it may play, and tells. */
  const update = () => {
    clearTimeout(timer);
    const isPlaying = carousel !== undefined && intervalMs !== undefined && mayPlay();
    timer = isPlaying ? setTimeout(moveOn, intervalMs) : undefined;
    tell();
  };

  /** Undefined when it has ended meanwhile. */
  const setUp = async () => {
    const { default: EmblaCarousel } = await loadEmbla();
    if (carousel || signal.aborted) return carousel;
    const setDragged = (isNow: boolean) => {
      isDragged = isNow;
      update();
    };
    viewport.scrollTo(0, 0);
    carousel = EmblaCarousel(viewport, { ...options, startIndex });
    carousel.on('select', update).on('reInit', update);
    carousel.on('scroll', ({ internalEngine }) => {
      const { location, target, scrollBody } = internalEngine();
      if (!isDragged && Math.abs(target.get() - location.get()) < LAST_PX)
        scrollBody.useDuration(0);
    });
    const still = [...viewport.querySelectorAll<HTMLElement>('[data-still]')];
    // Painted once, then only moved: else browsers paint what moves anew for each frame.
    for (const moved of [carousel.containerNode(), ...still]) moved.style.willChange = 'transform';
    const hold = () => holdStill(still, viewport);
    if (still.length > 0) carousel.on('scroll', hold).on('settle', hold).on('reInit', hold);
    carousel.on('pointerDown', () => setDragged(true)).on('pointerUp', () => setDragged(false));
    update();
    return carousel;
  };

  const viewObserver = new IntersectionObserver((entries) => {
    isInView = entries[entries.length - 1]?.isIntersecting ?? false;
    update();
    if (isInView) setUp().catch(tellFailure);
  });
  viewObserver.observe(viewport);

  const reach = () => {
    if (mayGoBack) return;
    mayGoBack = true;
    tell();
  };
  root.addEventListener('pointerenter', reach, { signal });
  root.addEventListener('focusin', update, { signal });
  root.addEventListener('focusout', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  onMotionChange(update, signal);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    viewObserver.disconnect();
    carousel?.destroy();
  });

  return (step) => {
    isAsked = true;
    setUp()
      .then((ready) => {
        if (ready) step(ready, !isMotionAllowed());
        update();
      })
      .catch(tellFailure);
  };
}

/** What slides mark as `data-still` stays where it is: each slide shows the part of its own that it passes. */
function holdStill(still: readonly HTMLElement[], viewport: HTMLElement): void {
  const { top } = viewport.getBoundingClientRect();
  const shifts = still.map(
    ({ parentElement: slide }) => top - (slide ?? viewport).getBoundingClientRect().top,
  );
  still.forEach((part, index) => (part.style.transform = `translateY(${shifts[index]}px)`));
}

/** What moves carousels comes with the first that is in view: on Products, none is before anyone scrolls. */
async function loadEmbla() {
  const overdue = setTimeout(tellFailure, CHUNK_TIMEOUT_MS);
  return import('embla-carousel').finally(() => clearTimeout(overdue));
}

/** As Astro tells that an island failed: the page then says that a part of it could not be loaded. */
function tellFailure(): void {
  dispatchEvent(new Event('astro:hydration-error'));
}

/** Safari before 15.4 does not know the selector; a click's focus shall not hold what plays. */
function holdsKeyboardFocus(root: Element): boolean {
  return CSS.supports('selector(:focus-visible)') && root.querySelector(':focus-visible') !== null;
}
