// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { inBrowser } from '../../testing/browser'
import { PortalName, WindowTitle } from './window-title'

inBrowser()

test('the window is called after its page and the portal, and follows both', async () => {
  const titled = (page: string, portal: string) => (
    <PortalName value={portal}>
      <WindowTitle page={page} />
    </PortalName>
  )
  const { rerender } = render(titled('首页', '远行商旅'))
  await waitFor(() => expect(document.title).toBe('首页 · 远行商旅'))
  rerender(titled('我的预订', '云岭差旅'))
  await waitFor(() => expect(document.title).toBe('我的预订 · 云岭差旅'))
})
