import {
  type BinaryOperationNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  type QueryId,
  type ValuesNode,
} from 'kysely'

const LISTS = ['PrimitiveValueListNode', 'ValueListNode']

/** Throws if a list has one parameter per item, because its statement then has a text for each length. */
class ListFinder extends OperationNodeTransformer {
  protected override transformBinaryOperation(
    node: BinaryOperationNode,
    query?: QueryId,
  ): BinaryOperationNode {
    if (LISTS.includes(node.rightOperand.kind))
      throw new Error('Compare with = ANY, not with a spelled-out list')
    return super.transformBinaryOperation(node, query)
  }

  protected override transformValues(node: ValuesNode, query?: QueryId): ValuesNode {
    if (node.values.length > 1) throw new Error('Insert many rows from unnest, not as spelled-out values')
    return super.transformValues(node, query)
  }
}

const finder = new ListFinder()

/** A plugin for the app under test: a spelled-out list fails the call. */
export const refuseSpelledLists: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => finder.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}
