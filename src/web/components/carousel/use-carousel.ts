import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';

/** Options of Embla. Keep them in one constant: a new object would set the carousel up again. */
export type CarouselSettings = EmblaOptionsType & {
  /** Milliseconds between automatic slides. Without it the carousel does not move automatically. */
  intervalMs?: number;
};

/** The state of a carousel and the functions that move it, for its slides, dots and arrows. */
export type Carousel = ReturnType<typeof useCarousel>;

/** Of a glide: nearer to its end, it ends at once. */
const GLIDE_END_PX = 0.25;

const PRERENDERED = {
  /** Whether script has taken over. Without it, the slides scroll natively. */
  isLive: false,
  selectedIndex: 0,
  canGoBack: true,
  canGoOn: true,
  /** Whether slides change automatically. Screen readers do not announce them then. */
  isPlaying: false,
  /** The slides whose pictures may load: all that were selected so far, and the next one. */
  loaded: new Set([0]) as ReadonlySet<number>,
};

/**
 * Runs Embla on the element of `viewportRef`, whose first child holds the slides. Embla is set up
 * when the carousel first comes into view, since a page may have many. With `intervalMs` it plays
 * while it is in view, motion is allowed, and no slide has the keyboard focus; a click or a drag does
 * not stop it (website specification, section 4). Where motion is off, slides change at once.
 */
export function useCarousel(settings: CarouselSettings) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const emblaRef = useRef<EmblaCarouselType>(undefined);
  const isChosen = useRef(false);
  const [state, setState] = useState(PRERENDERED);

  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const { intervalMs, ...options } = settings;
    const loaded = new Set([0]);
    // Before script, the keyboard may have reached a later slide, and the browser has scrolled to it.
    const slides = [...(viewport.firstElementChild?.children ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    const startIndex = Math.max(focused, 0);
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
        canGoBack: embla?.canScrollPrev() ?? true,
        canGoOn: embla?.canScrollNext() ?? true,
        isPlaying: timer !== undefined && !isChosen.current,
        loaded: new Set(loaded),
      });
    };
    const play = () => {
      if (isDragged || isMotionPaused() || document.hidden || hasKeyboardFocus(viewport)) return;
      // It is behind the dialog.
      if (document.querySelector('dialog[open]')) return;
      isChosen.current = false;
      emblaRef.current?.scrollNext();
    };
    const restart = () => {
      clearInterval(timer);
      if (intervalMs !== undefined) timer = setInterval(play, intervalMs);
    };
    const setUp = () => {
      viewport.scrollTo(0, 0);
      const embla = EmblaCarousel(viewport, { ...options, startIndex });
      emblaRef.current = embla;
      embla.on('select', restart).on('select', update).on('reInit', update);
      embla.on('pointerDown', () => {
        isDragged = true;
      });
      embla.on('pointerUp', () => {
        isDragged = false;
        restart();
      });
      embla.on('scroll', endGlide);
      // Painted once and then only moved.
      embla.containerNode().style.willChange = 'transform';
      keepStill(embla);
    };

    const viewObserver = new IntersectionObserver((entries) => {
      clearInterval(timer);
      timer = undefined;
      if (!entries[entries.length - 1]?.isIntersecting) return;
      if (!emblaRef.current) setUp();
      restart();
      update();
    });
    viewObserver.observe(viewport);
    setState((now) => ({ ...now, isLive: true, selectedIndex: startIndex }));
    return () => {
      clearInterval(timer);
      viewObserver.disconnect();
      emblaRef.current?.destroy();
      emblaRef.current = undefined;
    };
  }, [settings]);

  const move = (step: (embla: EmblaCarouselType, isJump: boolean) => void) => {
    isChosen.current = true;
    if (emblaRef.current) step(emblaRef.current, isMotionPaused());
  };
  return {
    ...state,
    viewportRef,
    goBack: () => move((embla, isJump) => embla.scrollPrev(isJump)),
    goOn: () => move((embla, isJump) => embla.scrollNext(isJump)),
    goTo: (index: number) => move((embla, isJump) => embla.scrollTo(index, isJump)),
  };
}

/** The last pixels of a glide take more than a second of frames that no one sees. */
function endGlide({ internalEngine }: EmblaCarouselType): void {
  const { location, target, scrollBody, dragHandler } = internalEngine();
  const isNearEnd = Math.abs(target.get() - location.get()) < GLIDE_END_PX;
  if (isNearEnd && !dragHandler.pointerDown()) scrollBody.useDuration(0);
}

/** Elements marked `data-still` keep their place in the viewport while their slides pass by, vertically. */
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

/** By the visitor or the system (`layouts/motion.ts`). */
const isMotionPaused = () => document.documentElement.dataset['motion'] === 'paused';

/** A click also focuses, and must not stop the carousel. Safari before 15.4 lacks the selector. */
function hasKeyboardFocus(viewport: Element): boolean {
  return (
    CSS.supports('selector(:focus-visible)') && viewport.querySelector(':focus-visible') !== null
  );
}
