import type { BuiltPicture } from '../../records/pictures.ts';

export type PictureProps = {
  picture: BuiltPicture;
  /** The rendered width for the browser's choice, such as `(min-width: 992px) 50vw, 100vw`. */
  sizes: string;
  className?: string;
  imgClassName: string;
  /** The first picture of a page loads at once and first; all others wait until they come near. */
  isFirst?: boolean;
};

const srcSetOf = ({ file, widths }: BuiltPicture['sources'][number]) =>
  widths.map((width) => `${file.replace('{width}', String(width))} ${width}w`).join(', ');

/** A responsive picture with fixed shape: AVIF, WebP for few browsers, lazy unless it is the page's first. */
export function Picture({ picture, sizes, className = '', imgClassName, isFirst }: PictureProps) {
  return (
    <picture className={className}>
      {picture.sources.map((source) => (
        <source
          key={`${source.type}${source.media ?? ''}`}
          type={source.type}
          srcSet={srcSetOf(source)}
          sizes={sizes}
          media={source.media}
          width={source.width}
          height={source.height}
        />
      ))}
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`${picture.placeholder} ${imgClassName}`}
      />
    </picture>
  );
}
