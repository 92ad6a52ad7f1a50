import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

/** Options of Embla. Define them as a constant: a new object would initialise the carousel again. */
export type CarouselSettings = EmblaOptionsType & {
  /** Milliseconds between automatic slides. Without it the carousel does not move automatically. */
  intervalMs?: number;
};

/** The state of a carousel and the functions that move it, for its slides, dots and arrows. */
export type Carousel = ReturnType<typeof useCarousel>;

/** The first intervals of carousels differ by this share, so that neighbours change one after another. */
const SHIFT = 1 / 6;
/** The number of neighbours that differ. */
const SHIFTED_COUNT = 4;
let startedCount = 0;

const PRERENDERED = {
  /** Whether script controls the carousel. Without it, the slides scroll natively. */
  isLive: false,
  selectedIndex: 0,
  hasPrevious: true,
  hasNext: true,
  /** Whether slides change automatically. Screen readers do not announce automatic changes. */
  isPlaying: false,
  /** The slides whose pictures may load: all that were selected so far, and the next one. */
  loaded: new Set([0]) as ReadonlySet<number>,
};

/**
 * Runs Embla on the element of `viewportRef`, whose first child contains the slides. Embla is initialised when the
 * carousel first comes into view, because a page may have many carousels. With `intervalMs`, slides change
 * automatically while the carousel is in view, motion is allowed and no slide has the keyboard focus; a hover, a click
 * or a drag does not stop that (docs/specification.md#4-states). While motion is paused, slides change without animation.
 */
export function useCarousel(settings: CarouselSettings) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const emblaRef = useRef<EmblaCarouselType>(undefined);
  const isMovedByVisitor = useRef(false);
  const [state, setState] = useState(PRERENDERED);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const { intervalMs, ...options } = settings;
    const loaded = new Set([0]);
    let isDragged = false;
    let timer: ReturnType<typeof setInterval> | undefined;

    const update = () => {
      const embla = emblaRef.current;
      const selectedIndex = embla?.selectedScrollSnap() ?? 0;
      const count = embla?.slideNodes().length ?? 1;
      loaded.add(selectedIndex).add((selectedIndex + 1) % count);
      setState({
        isLive: true,
        selectedIndex,
        hasPrevious: embla?.canScrollPrev() ?? true,
        hasNext: embla?.canScrollNext() ?? true,
        isPlaying: timer !== undefined && !isMovedByVisitor.current,
        loaded: new Set(loaded),
      });
    };
    const play = () => {
      if (isDragged || isMotionPaused() || document.hidden || hasKeyboardFocus(viewport)) return;
      // The carousel is behind the dialog.
      if (document.querySelector('dialog[open]')) return;
      isMovedByVisitor.current = false;
      emblaRef.current?.scrollNext();
    };
    let firstShift = 0;
    const restart = (shift = 0) => {
      clearInterval(timer);
      if (intervalMs !== undefined) timer = setInterval(play, intervalMs * (1 - shift));
    };
    const setUp = () => {
      viewport.scrollTo(0, 0);
      // A link that gets the focus during an animation makes the browser scroll, beside Embla's own movement.
      viewport.onscroll = () => viewport.scrollTo(0, 0);
      // A drag would also select text in Firefox.
      viewport.onselectstart = () => !isDragged;
      const embla = EmblaCarousel(viewport, options);
      emblaRef.current = embla;
      firstShift = (startedCount++ % SHIFTED_COUNT) * SHIFT;
      embla
        .on('select', () => restart())
        .on('select', update)
        .on('reInit', update);
      embla.on('pointerDown', () => {
        isDragged = true;
      });
      embla.on('pointerUp', () => {
        isDragged = false;
        restart();
      });
      // Makes the browser paint the slides once and then only move them.
      embla.containerNode().style.willChange = 'transform';
      keepStill(embla);
    };

    const viewObserver = new IntersectionObserver((entries) => {
      clearInterval(timer);
      timer = undefined;
      if (!entries[entries.length - 1]?.isIntersecting) return;
      if (!emblaRef.current) setUp();
      restart(firstShift);
      update();
    });
    viewObserver.observe(viewport);
    setState((now) => ({ ...now, isLive: true }));
    return () => {
      clearInterval(timer);
      viewObserver.disconnect();
      emblaRef.current?.destroy();
      emblaRef.current = undefined;
    };
  }, [settings]);

  const move = (step: (embla: EmblaCarouselType, isJump: boolean) => void) => {
    isMovedByVisitor.current = true;
    if (emblaRef.current) step(emblaRef.current, isMotionPaused());
  };
  return {
    ...state,
    viewportRef,
    goToPrevious: () => move((embla, isJump) => embla.scrollPrev(isJump)),
    goToNext: () => move((embla, isJump) => embla.scrollNext(isJump)),
    goTo: (index: number) => move((embla, isJump) => embla.scrollTo(index, isJump)),
  };
}

/** Keeps elements marked `data-still` at their position in the viewport while their slides move vertically. */
function keepStill(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const stills = [...viewport.querySelectorAll<HTMLElement>('[data-still]')];
  if (stills.length === 0) return;
  for (const still of stills) still.style.willChange = 'transform';
  const hold = () => {
    const { top } = viewport.getBoundingClientRect();
    const shifts = stills.map(
      ({ parentElement }) => top - (parentElement ?? viewport).getBoundingClientRect().top,
    );
    stills.forEach((still, index) => (still.style.transform = `translateY(${shifts[index]}px)`));
  };
  embla.on('scroll', hold).on('settle', hold).on('reInit', hold);
}

/** Paused by the visitor or the system (`layouts/motion.ts`). */
const isMotionPaused = () => document.documentElement.dataset['motion'] === 'paused';

/**
 * Returns whether an element has the keyboard focus. A click focuses too, but must not stop the carousel. Safari before
 * 15.4 does not support the selector.
 */
function hasKeyboardFocus(viewport: Element): boolean {
  return (
    CSS.supports('selector(:focus-visible)') && viewport.querySelector(':focus-visible') !== null
  );
}
