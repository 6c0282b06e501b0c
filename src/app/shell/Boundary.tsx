import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What stands there instead; `again` draws the children again. */
  readonly fallback: (again: () => void) => ReactNode;
}

/** What fails while it is drawn takes its own place away, and not the whole app. React writes the error to the console. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly again = (): void => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.again) : this.props.children;
  }
}
