/** Adds a problem. `field` is a path such as `images.0.alt`; `message` says what the field must contain. */
export type Report = (field: string, message: string) => void;
