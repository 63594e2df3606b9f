import { useState } from 'react'
import { Link } from '../../kit/actions/link'
import { LogoMark } from '../../kit/marks/logo-mark'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import styles from './logo.module.css'

interface LogoProps {
  title?: string | undefined
  /** The enterprise's own logo and name. */
  own?: string | undefined
  company?: string | undefined
  /** Whether the product's mark stands beside the enterprise's (S3.02). */
  withProduct?: boolean | undefined
}

/** The marks of the product and of the enterprise, and the title; leads home (S2.05). */
export function Logo({ title, own, company = '', withProduct = true }: LogoProps) {
  const text = useText('app/shell')
  const [broken, setBroken] = useState(false)
  const shown = own && !broken ? own : undefined
  return (
    <Link bare to={paths.home()} className={styles['logo']}>
      {shown && (
        <img
          src={shown}
          alt={text.companyLogo({ name: company })}
          height={28}
          className={styles['own']}
          onError={() => setBroken(true)}
        />
      )}
      {(withProduct || !shown) && <LogoMark />}
      <span className={styles['name']}>{title || text.product}</span>
    </Link>
  )
}
