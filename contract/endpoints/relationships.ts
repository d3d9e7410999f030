import { array, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Relationship } from '../entities/relationship.ts'
import { wholeListOf } from '../tolerant.ts'

/**
 * Lists relationships in no order, with a default for unknown ids, so match them by id
 * (docs/server/relationships.md#asking-for-relationships).
 */
export const listRelationships = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/relationships',
  access: 'required',
  query: object({ id: array(string()) }),
  returns: wholeListOf(Relationship),
})
