import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Skeleton } from '../kit/feedback/skeleton'
import styles from './side-menu/side-menu.module.css'
import { SideMenu } from './side-menu/side-menu'
import { menuKind } from './side-menu/side-menu-cache'

/** The personal centre and the console: the menu on the left, the screen beside it (S2.30). */
export function Component() {
  const kind = menuKind(useLocation().pathname)
  return (
    <div className={styles['layout']}>
      <SideMenu key={kind} kind={kind} />
      <div className={styles['screen']}>
        <Suspense fallback={<Skeleton height={320} />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
