import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { IconButton } from '../actions/button'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import { useText } from '../text/text'
import styles from './toast.module.css'
import { showToastsWith, type ToastKind } from './toast'

const manager = Toast.createToastManager()
const icons = { info: 'info', good: 'checkCircle', bad: 'alert' } as const

export function ToastPanel() {
  const text = useText('kit/widgets')
  useEffect(
    () => showToastsWith(({ message, kind }) => void manager.add({ description: message || text.somethingWrongWhy, type: kind })),
    [text],
  )
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport data-toasts aria-label={text.messages} className={styles['region']}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

/** A message is no dialog, and none lies under another: nothing of it is hidden from anybody. */
function Toasts() {
  const text = useText('kit/widgets')
  return Toast.useToastManager().toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      role="group"
      aria-modal={undefined}
      className={classNames(styles['toast'], styles[toast.type ?? 'info'])}
    >
      <Icon name={icons[(toast.type ?? 'info') as ToastKind]} />
      <Toast.Description render={<span />} />
      <Toast.Close aria-hidden={false} render={<IconButton icon="close" size="compact" label={text.close} />} />
    </Toast.Root>
  ))
}
