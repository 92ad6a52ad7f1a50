import { Component, type ReactNode } from 'react';

export type PlainOnFailureProps = {
  /** Names the element that holds the children. */
  id: string;
  children: ReactNode;
};

/**
 * Holds what works without script too. Where its script throws, while it comes
 * to life or later, React would take it out of the page. It stays instead as it
 * stands, typed text included, and the browser deals with it as without script.
 */
export class PlainOnFailure extends Component<PlainOnFailureProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { id, children } = this.props;
    if (!this.state.hasFailed) return <div id={id}>{children}</div>;
    const standing = document.getElementById(id);
    const takeIn = (holder: HTMLElement | null) => {
      if (standing) holder?.append(standing);
    };
    return <div ref={takeIn} />;
  }
}
