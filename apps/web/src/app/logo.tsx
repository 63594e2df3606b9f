import { Link } from '../kit/link'
import { LogoMark } from '../kit/logo-mark'
import { useText } from '../kit/text'
import { paths } from '../paths'
import styles from './logo.module.css'

/** The product's mark and name, or the enterprise's own title; leads home. */
export function Logo({ title }: { title?: string | undefined }) {
  const text = useText('app/shell')
  return (
    <Link bare to={paths.home()} className={styles['logo']}>
      <LogoMark />
      <span className={styles['name']}>{title || text.product}</span>
    </Link>
  )
}
