/** Every address under /api that is no call. */
function unknownCall(): Response {
  return Response.json({ code: 404, msg: 'There is no such call.', data: null }, { status: 404 });
}

export {
  unknownCall as GET,
  unknownCall as POST,
  unknownCall as PUT,
  unknownCall as PATCH,
  unknownCall as DELETE,
  unknownCall as OPTIONS,
};
