"""Measure the judge beside onnxruntime on the same net, on one core.

    .venv/bin/python -m measure.judge_onnx [--players 4] [--seconds 1] [--export judge.onnx]

Ours reads a position, runs the net for all seats and shares out the win, one position at a time. onnxruntime gets the
features ready-made, in batches; what it answers must agree with ours. Needs the extra `bench`.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from byzanz.bench.bots import judgements_per_s
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import GOOD_FEATURES, GOOD_HIDDEN, HIDDEN, JOINT, OPEN, SCALE, SEAT_FEATURES, WEIGHT
from byzanz.bots.value_net.net import Judgement
from byzanz.bots.value_net.position import write_features, write_seats
from byzanz.bots.weights import judge_net, judge_numbers
from byzanz.rules.state import State
from byzanz.training.positions import SelfPlay

BATCHES = (1, 32, 512)
Array = np.ndarray[Any, np.dtype[np.float32]]


def layers_of(players: int) -> list[tuple[Array, Array]]:
    """Return the net's four layers as floating-point matrices and biases."""
    weights, biases = judge_numbers(players)
    shapes = ((GOOD_FEATURES, GOOD_HIDDEN), (HIDDEN, JOINT), (HIDDEN, 2 * HIDDEN), (2, HIDDEN))
    layers, at, bias_at = [], 0, 0
    for number, shape in enumerate(shapes):
        size, width = shape[0] * shape[1], GOOD_HIDDEN if number == 0 else shape[0]
        matrix = np.array(weights[at : at + size], np.float32).reshape(shape) / np.float32(1 << WEIGHT)
        scale = 1 << (WEIGHT if number == 0 else WEIGHT + SCALE)
        bias = np.array(biases[bias_at : bias_at + width], np.float32) / np.float32(scale)
        layers.append((matrix if number == 0 else np.ascontiguousarray(matrix.T), bias))
        at, bias_at = at + size, bias_at + width
    return layers


def model_of(players: int) -> Any:
    """Return the net as an ONNX model: goods and seats in, shares of the win out."""
    from onnx import TensorProto, checker, helper, numpy_helper

    constants, nodes = [], []

    def dense(source: str, number: int, out: str, is_last: bool = False) -> None:
        nodes.append(helper.make_node("MatMul", [source, f"w{number}"], [f"m{number}"]))
        nodes.append(helper.make_node("Add", [f"m{number}", f"b{number}"], [out if is_last else f"a{number}"]))
        if not is_last:
            nodes.append(helper.make_node("Relu", [f"a{number}"], [out]))

    for number, (matrix, bias) in enumerate(layers_of(players)):
        constants.append(numpy_helper.from_array(matrix, f"w{number}"))
        constants.append(numpy_helper.from_array(bias, f"b{number}"))
    constants.append(numpy_helper.from_array(np.array([2], np.int64), "goods_axis"))
    constants.append(numpy_helper.from_array(np.array([1], np.int64), "seats_axis"))
    constants.append(numpy_helper.from_array(np.array(0, np.int64), "first"))
    dense("goods", 0, "held")
    nodes.append(helper.make_node("ReduceSum", ["held", "goods_axis"], ["sums"], keepdims=0))
    nodes.append(helper.make_node("Concat", ["sums", "seats"], ["inputs"], axis=2))
    dense("inputs", 1, "hidden")
    nodes.append(helper.make_node("ReduceMean", ["hidden", "seats_axis"], ["mean"], keepdims=1))
    nodes.append(helper.make_node("Concat", ["mean"] * players, ["context"], axis=1))
    nodes.append(helper.make_node("Concat", ["hidden", "context"], ["joint"], axis=2))
    dense("joint", 2, "last")
    dense("last", 3, "heads", is_last=True)
    nodes.append(helper.make_node("Gather", ["heads", "first"], ["logits"], axis=2))
    nodes.append(helper.make_node("Softmax", ["logits"], ["shares"], axis=1))
    kind = TensorProto.FLOAT
    graph = helper.make_graph(
        nodes,
        "judge",
        [
            helper.make_tensor_value_info("goods", kind, ["batch", players, 6, GOOD_FEATURES]),
            helper.make_tensor_value_info("seats", kind, ["batch", players, SEAT_FEATURES]),
        ],
        [helper.make_tensor_value_info("shares", kind, ["batch", players])],
        constants,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    checker.check_model(model)
    return model


def features_of(positions: list[State], players: int) -> tuple[dict[str, Array], Array]:
    """Return the features of positions with open hands, and what our own net answers."""
    net, out = judge_net(players), Judgement()
    goods = bytearray(len(positions) * players * 6 * GOOD_FEATURES)
    seats = bytearray(len(positions) * players * 2 * SEAT_FEATURES)
    goods_at = seats_at = 0
    answers = []
    for position in positions:
        judge(net, out, position, OPEN)
        goods_at, seats_at = write_features(out, goods, goods_at), write_seats(out, seats, seats_at)
        answers.append([share / 65536 for share in out.read_shares()])
    count = len(positions)
    inputs = {
        "goods": np.frombuffer(bytes(goods), np.uint8).reshape(count, players, 6, GOOD_FEATURES).astype(np.float32),
        "seats": np.frombuffer(bytes(seats), "<i2").reshape(count, players, SEAT_FEATURES).astype(np.float32)
        / np.float32(1 << SCALE),
    }
    return inputs, np.array(answers, np.float32)


def rate(work: Callable[[], object], positions: int, seconds: float) -> float:
    """Return positions per second of CPU time."""
    work()
    done, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        work()
        done += positions
    return done / spent


def main() -> None:
    """Check that both agree, then print how many positions each judges per second."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--export", metavar="FILE")
    args = parser.parse_args()
    try:
        import onnxruntime
    except ImportError as error:
        raise SystemExit(f"{error.name} is not installed: make bench installs it") from None
    model = model_of(args.players).SerializeToString()
    if args.export:
        Path(args.export).write_bytes(model)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    play = SelfPlay(args.players, 1)
    positions = [start for _ in range(200) for start in play.play()[0]][: max(BATCHES)]
    inputs, ours = features_of(positions, args.players)
    apart = float(np.abs(session.run(None, inputs)[0] - ours).max())
    print(f"{args.players} players, {len(positions)} positions: the answers differ by at most {apart:.4f}")
    if apart > 0.02:
        raise SystemExit("that is too much: not the same net")
    own = max(judgements_per_s(args.players, args.seconds) for _ in range(3))
    print(f"byzanz, one position at a time: {own:,.0f} positions/s")
    for batch in BATCHES:
        some = {name: array[:batch] for name, array in inputs.items()}
        found = max(rate(lambda some=some: session.run(None, some), batch, args.seconds) for _ in range(3))  # type: ignore[misc]
        print(f"onnxruntime, batches of {batch}: {found:,.0f} positions/s (features not counted), × {own / found:.1f}")


if __name__ == "__main__":
    main()
