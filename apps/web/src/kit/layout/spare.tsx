import { Component, type ReactNode } from 'react'

/** What a page can do without: where it fails, the page stands and this is not there. */
export class Spare extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
