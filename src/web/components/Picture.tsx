import type { BuiltPicture } from '../../records/pictures.ts';

type PictureProps = {
  picture: BuiltPicture;
  /** The `sizes` attribute, such as `(min-width: 992px) 50vw, 100vw`. */
  sizes: string;
  className?: string;
  imgClassName: string;
  /** The page's first picture loads with high priority; all others load when they come near the viewport. */
  isFirst?: boolean;
};

const srcSetOf = ({ file, widths }: BuiltPicture['sources'][number]) =>
  widths.map((width) => `${file.replace('{width}', String(width))} ${width}w`).join(', ');

/**
 * A responsive picture with a fixed aspect ratio, as AVIF or WebP. Loads lazily unless it is the page's first picture.
 */
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
        className={imgClassName}
      />
    </picture>
  );
}
