import { Fragment } from 'react'
import styles from './quoted.module.css'

const marks = /(“[^”]*”|「[^」]*」)/

/** A sentence of the manual; what a screen says itself stands out. */
export const Quoted = ({ children }: { children: string }) =>
  children.split(marks).map((piece, index) => (
    // The pieces of one sentence never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{index % 2 === 1 ? <strong className={styles['quoted']}>{piece}</strong> : piece}</Fragment>
  ))
