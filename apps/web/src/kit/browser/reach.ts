/** How often a portal that does not answer is asked again, in milliseconds. */
const askEvery = 5_000
const serverFault = 500

/** Does the portal itself answer? What the browser believes of the network says nothing of the way here. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    return status < serverFault
  } catch {
    return false
  }
}

export interface ReachListener {
  /** It does not answer; it is asked again until it does. */
  onAway?: () => void
  /** It answers: at once, or after it was away. */
  onReached: (wasAway: boolean) => void
}

/** Asks until the portal answers: every few seconds, and as soon as the browser has a network again. Returns how to stop. */
export function watchReach({ onAway, onReached }: ReachListener): () => void {
  let wasAway = false
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    over = true
    clearTimeout(timer)
    window.removeEventListener('online', look)
  }
  const hear = (reached: boolean) => {
    if (over) return
    if (reached) {
      stop()
      onReached(wasAway)
      return
    }
    if (!wasAway) onAway?.()
    wasAway = true
    clearTimeout(timer)
    timer = setTimeout(look, askEvery)
  }
  function look(): void {
    void answers().then(hear)
  }
  window.addEventListener('online', look)
  look()
  return stop
}
