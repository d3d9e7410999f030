import styles from './CryptoAddress.module.css'

/** These signs stay visible where there is no room: people compare the beginning and the end of an address. */
const END = 6

/** Shows an address of a currency on one line. What has no room in the middle is cut, and still copied with the rest. */
export const CryptoAddress = ({ address }: { address: string }) => (
  <code className={styles.address} dir="ltr" translate="no">
    <span className={styles.beginning}>{address.slice(0, -END)}</span>
    <span className={styles.end}>{address.slice(-END)}</span>
  </code>
)
