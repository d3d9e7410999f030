/** The texts for what is wrong with a Monero address (docs/spec/sign-in.md#monero-addresses). */
import type { AddressProblem } from '#domain/monero/address.ts'
import type { TextKey } from '#i18n/i18n.ts'

export const ADDRESS_PROBLEMS: Record<AddressProblem, TextKey> = {
  character: 'monero.wrong_character',
  beginning: 'monero.wrong_beginning',
  length: 'monero.too_long',
  checksum: 'monero.wrong_checksum',
  network: 'monero.wrong_network',
}
