/** Units that packing and unpacking took from the shelf; written by `followAdjustments`. */
export class StockMoveService {}
