/** Whether this device says posts briefly (docs/spec/posts.md#what-a-post-says-of-itself). */
import { readStoredValue, writeStoredValue } from '../storage/stored-value.ts'
import { STORED } from '../storage/stored-values.ts'

export const saysBriefly = (): boolean => readStoredValue(STORED.shortLabels) !== null

export const sayBriefly = (isShort: boolean) => writeStoredValue(STORED.shortLabels, isShort ? 'on' : null)
