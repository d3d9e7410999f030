import { pipe, string, transform } from 'valibot'

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/

/** Tells whether every line is an address. A page of a proxy or an error is no list. */
const isAddressList = (csv: string) =>
  csv.split('\n').every((line) => line.trim() === '' || ADDRESS.test(line.trim()))

/** Addresses `name@host`, one a line, without a header row (docs/server/settings.md#export). */
export const AddressList = pipe(
  string(),
  transform((csv) => (isAddressList(csv) ? csv : null)),
  string(),
)
