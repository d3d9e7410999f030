import { array, object, string } from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Relationship } from '../entities/relationship.ts'
import { listOf } from '../tolerant.ts'

/** In no particular order, with a default entry for ids the server does not know: match by id (contract 1.2). */
export const listRelationships = endpoint({
  method: 'GET',
  path: '/api/v1/accounts/relationships',
  access: 'required',
  query: object({ id: array(string()) }),
  returns: listOf(Relationship),
})
