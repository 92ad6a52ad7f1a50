import { Component, type PropsWithChildren } from 'react';

const CONTAINER_ID = 'enquiry-form';

/**
 * An error boundary for the form, which works without script too. When a component throws during or after hydration,
 * React removes the form from the page. This puts its elements back, with the typed text, and the browser posts it as
 * without script.
 */
export class FormErrorBoundary extends Component<PropsWithChildren, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return <div id={CONTAINER_ID}>{this.props.children}</div>;
    const original = document.getElementById(CONTAINER_ID);
    const putBack = (container: HTMLElement | null) => {
      if (original) container?.append(original);
    };
    return <div ref={putBack} />;
  }
}
