import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { Spare } from '../kit/layout/spare'
import { BottomBar } from './bottom-bar/bottom-bar'
import { Floating } from './floating'
import { registerWorker } from './offline/register-worker'

const HomeOverlays = lazy(() => import('./overlays/home-overlays').then((module) => ({ default: module.HomeOverlays })))

/** What stands around the page and floats over it. */
export function Extras({ withBar }: { withBar: boolean }) {
  const { pathname } = useLocation()
  // Without it the portal works as long as there is a network.
  useEffect(() => void registerWorker().catch(() => undefined), [])
  return (
    <>
      <Spare>
        <Suspense>
          <Floating />
        </Suspense>
      </Spare>
      <Spare>
        <Suspense>{withBar && <BottomBar />}</Suspense>
      </Spare>
      <Spare>
        <Suspense>{pathname === '/' && <HomeOverlays />}</Suspense>
      </Spare>
    </>
  )
}
