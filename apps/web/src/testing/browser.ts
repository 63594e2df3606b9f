import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { queryClient } from '../api/queries'
import { arriveAt } from '../kit/browser/asked-address'
import { ModalHost } from '../kit/overlays/modal-host'
import { ask, modalQueue } from '../kit/overlays/modal-queue'
import { loadTexts, type Topic } from '../kit/text/text'
import { answerFetch, checkAnswered, forgetAnswers } from './server'

/** A page that is not as expected is told in its words, not in its markup. */
configure({
  asyncUtilTimeout: 8000,
  getElementError: (message, container) =>
    new Error(`${message?.split(/Here are|There are no/)[0]}\nOn the page: ${container.textContent}`),
})

/**
 * For a file that begins with `@vitest-environment happy-dom`: its words are loaded, each test begins with an empty browser and a server
 * that answers nothing yet, and fails when something was asked that had no answer.
 */
export function inBrowser(...topics: Topic[]): void {
  beforeAll(async () => {
    await loadTexts('kit/widgets', 'app/shell', 'kit/problems', ...topics)
    await askOnce()
  })
  beforeEach(() => {
    tryAgainAtOnce()
    vi.stubGlobal('fetch', answerFetch)
    // happy-dom draws no layers.
    Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })
  })
  afterEach(() => {
    cleanup()
    closeDialogs()
    arriveAt({ key: 'the next test', search: 'not asked' })
    queryClient.clear()
    window.localStorage.clear()
    window.sessionStorage.clear()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    try {
      checkAnswered()
    } finally {
      forgetAnswers()
    }
  })
}

/** What does not arrive is tried again as often as for people, without their wait. */
function tryAgainAtOnce(): void {
  const { queries, mutations } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 }, mutations: { ...mutations, retryDelay: 0 } })
}

/** What floats comes later than its page: once it was there, a press shows it at once. */
async function askOnce(): Promise<void> {
  render(createElement(ModalHost))
  await act(async () => void ask({ message: 'once' }))
  await screen.findByRole('dialog')
  closeDialogs()
  cleanup()
}

function closeDialogs(): void {
  for (let shown = modalQueue.read(); shown; shown = modalQueue.read()) {
    if ('dialog' in shown) shown.close()
    else shown.answer(false)
  }
}

/** From now on the browser keeps nothing more. A spy on its storage would outlive the file. */
export const fillStorage = (): void =>
  void vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
    clear: () => undefined,
  })

/** The date stands still at a moment; timers go on. */
export const stopClock = (instant: string): void => void vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })

/** The date and all timers stand still; `vi.advanceTimersByTimeAsync` turns them. */
export const holdTime = (instant: string): void => void vi.useFakeTimers({ now: new Date(instant) })
