import { Component, type PropsWithChildren } from 'react';

const HOLDER_ID = 'enquiry-form';

/**
 * An error boundary for the form, which works without script too. When a component throws during or after hydration,
 * React removes the form from the page. This puts its elements back, with the typed text, and the browser posts it as
 * without script.
 */
export class PlainOnFailure extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return <div id={HOLDER_ID}>{this.props.children}</div>;
    const standing = document.getElementById(HOLDER_ID);
    const takeIn = (holder: HTMLElement | null) => {
      if (standing) holder?.append(standing);
    };
    return <div ref={takeIn} />;
  }
}
