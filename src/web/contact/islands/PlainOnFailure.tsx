import { Component, type PropsWithChildren } from 'react';

const HOLDER_ID = 'enquiry-form';

/**
 * Holds the form, which works without script too. Where its script throws, while it comes
 * to life or later, React would take it out of the page. It stays instead as it
 * stands, typed text included, and the browser deals with it as without script.
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
